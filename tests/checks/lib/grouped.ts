import type {Problem} from '../check';

/** Collects problems of built pages and reports each message once, since a fault of a layout is on every page. */
export class GroupedProblems {
  private readonly files = new Map<string, string[]>();

  add(file: string, message: string): void {
    const known = this.files.get(message);
    if (known === undefined) this.files.set(message, [file]);
    else if (known.at(-1) !== file) known.push(file);
  }

  list(): Problem[] {
    return [...this.files].map(([message, [file = '', ...others]]) => ({
      file,
      message:
        others.length === 0
          ? message
          : `${message} (and ${others.length.toLocaleString('en')} more page${others.length === 1 ? '' : 's'})`,
    }));
  }
}
