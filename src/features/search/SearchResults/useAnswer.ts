import {useEffect, useState} from 'react';
import type {SearchAnswer, SearchProvider, SearchRequest} from '../provider';
import {reportFault} from '../reportFault';

/** Answers of this visit, so that "back" shows the list at once, where the reader left it. */
const answers = new Map<string, SearchAnswer>();
const MAX_ANSWERS = 20;

function keep(key: string, answer: SearchAnswer): void {
  answers.set(key, answer);
  for (const oldest of [...answers.keys()].slice(0, -MAX_ANSWERS)) answers.delete(oldest);
}

export interface AnswerState {
  /** The answer to the request, or the one before it while that is on its way. */
  answer?: SearchAnswer;
  state: 'loading' | 'done' | 'failed';
  retry: () => void;
}

/** Asks an engine; a newer request ends the one before it. */
export function useAnswer(provider: SearchProvider, request: SearchRequest): AnswerState {
  const key = JSON.stringify(request);
  const [failed, setFailed] = useState<string>();
  const [shown, setShown] = useState<SearchAnswer>();
  const [attempt, setAttempt] = useState(0);
  const known = answers.get(key);

  useEffect(() => {
    const controller = new AbortController();
    const cached = answers.get(key);
    const asked = cached
      ? Promise.resolve(cached)
      : provider.search(JSON.parse(key) as SearchRequest, controller.signal);
    asked.then(
      (answer) => {
        if (controller.signal.aborted) return;
        keep(key, answer);
        setFailed(undefined);
        setShown(answer);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        reportFault(error);
        setFailed(key);
      },
    );
    return () => controller.abort();
  }, [key, provider, attempt]);

  const retry = () => {
    setFailed(undefined);
    setAttempt(attempt + 1);
  };
  if (known) return {answer: known, state: 'done', retry};
  if (failed === key) return {state: 'failed', retry};
  return {...(shown && {answer: shown}), state: 'loading', retry};
}
