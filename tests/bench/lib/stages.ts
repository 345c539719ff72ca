/** A part of a build. */
export interface Stage {
  /** As Docusaurus names it, such as `en > SSG`. */
  name: string;
  seconds: number;
}

const UNITS: Readonly<Record<string, number>> = {ms: 0.001, 'seconds!': 1, 'minutes!': 60};

/** Reads the stages of each language from what Docusaurus prints with DOCUSAURUS_PERF_LOGGER=true; no finer parts. */
export function stagesOf(output: string): Stage[] {
  const lines = output.matchAll(/\[PERF\] Build > (\S+ > [^>\n]+?) - ([\d.]+) (ms|seconds!|minutes!) /g);
  return [...lines].map(([, name = '', figure = '', unit = '']) => ({
    name,
    seconds: Number(figure) * (UNITS[unit] ?? NaN),
  }));
}
