import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {FAQPage, WithContext} from 'schema-dts';
import {SCHEMA} from './jsonLd';

/** A question and what a page answers. */
export interface Answered {
  question: string;
  answer: ReactNode;
}

/** Elements that keep their meaning in an answer ("FAQ structured data", Google Search Central); others lose their tags. */
const KEPT: ReadonlySet<unknown> = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em']);

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

interface AnswerProps {
  children?: ReactNode;
  href?: unknown;
  to?: unknown;
}

function elementHtml({type, props}: ReactElement<AnswerProps>, absolute: (address: string) => string): string {
  const inner = toHtml(props.children, absolute);
  const address = props.to ?? props.href;
  if (typeof address === 'string') return `<a href="${escapeHtml(absolute(address))}">${inner}</a>`;
  if (type === 'br') return '<br>';
  return KEPT.has(type) ? `<${String(type)}>${inner}</${String(type)}>` : inner;
}

/**
 * The HTML of what React would show, as far as search engines read it in an answer. A component counts as a link when
 * it has `to` or `href`; of any other only the children are seen.
 *
 * @param absolute completes an address of the page.
 */
export function toHtml(node: ReactNode, absolute: (address: string) => string): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<AnswerProps>(child)) return elementHtml(child, absolute);
      return typeof child === 'string' || typeof child === 'number' ? escapeHtml(String(child)) : '';
    })
    .join('');
}

/** States the questions of a page and their answers. */
export function faqStatement(items: readonly Answered[], absolute: (address: string) => string): WithContext<FAQPage> {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: items.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: toHtml(answer, absolute)},
    })),
  };
}
