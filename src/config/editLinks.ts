import type {Options} from '@docusaurus/preset-classic';

type EditUrl<Plugin extends 'docs' | 'blog'> = Extract<
  Exclude<Options[Plugin], false | undefined>['editUrl'],
  (...parameters: never[]) => unknown
>;

/** Functions that Docusaurus asks for the address of "Edit this page"; `undefined` leaves the link out. */
export interface EditLinks {
  doc: EditUrl<'docs'>;
  post: EditUrl<'blog'>;
}

/**
 * Links to the source files of this repository, translations included.
 *
 * @param base address before the path of a file, with `/` at its end; empty when pages have no such link.
 */
export function editLinks(base: string): EditLinks {
  const link = (file: string) => (base === '' ? undefined : base + encodeURI(file));
  return {
    doc: ({versionDocsDirPath, docPath, locale}) =>
      link(
        locale === 'en'
          ? `${versionDocsDirPath}/${docPath}`
          : `i18n/${locale}/docusaurus-plugin-content-docs/${versionFolder(versionDocsDirPath)}/${docPath}`,
      ),
    // Docusaurus names the folder of the translation, where there is one.
    post: ({blogDirPath, blogPath}) => link(`${blogDirPath}/${blogPath}`),
  };
}

/** `docs` holds the current version, `versioned_docs/version-5.17` the version 5.17. */
function versionFolder(versionDocsDirPath: string): string {
  return versionDocsDirPath === 'docs' ? 'current' : (versionDocsDirPath.split('/').pop() ?? 'current');
}
