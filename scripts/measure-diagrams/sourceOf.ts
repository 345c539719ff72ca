/** What a page of the build tells about its source. */
export interface PageOrigin {
  /** Path of its address without the language, such as `/case/boe`. */
  path: string;
  /** Folder of pages of their own in its language. */
  pagesFolder: string;
  /** Address of "Edit this page", which documents and posts have. */
  editLink?: string;
}

/**
 * The file that a page was made of.
 * @param files paths of all Markdown files of the site, relative to the project.
 * @returns undefined when no file fits.
 */
export function sourceOf({path, pagesFolder, editLink}: PageOrigin, files: ReadonlySet<string>): string | undefined {
  if (editLink !== undefined) {
    const address = decodeURIComponent(editLink);
    // The address begins with the operator's EDIT_URL. The longest path wins: another may be its end.
    return [...files]
      .filter((file) => address.endsWith(`/${file}`))
      .sort((a, b) => b.length - a.length)
      .at(0);
  }
  const own = `${pagesFolder}${path.replace(/\/$/, '')}`;
  return ['.mdx', '.md', '/index.mdx', '/index.md'].map((end) => own + end).find((file) => files.has(file));
}
