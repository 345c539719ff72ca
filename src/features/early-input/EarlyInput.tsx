import {useEffect} from 'react';
import {replay} from './replay';

/** Replays early input when it is mounted, after the effects of all components before it. */
export function EarlyInput() {
  useEffect(() => {
    if (window.earlyInput) void replay(window.earlyInput);
  }, []);
  return null;
}
