/** Fields of the configuration that only the build reads. Options of plugins are the largest of them. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
] as const;

/** The configuration as the browser needs it. */
export function withoutBuildFields(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields: ReadonlySet<string> = new Set(BUILD_ONLY);
  return Object.fromEntries(Object.entries(config).filter(([name]) => !fields.has(name)));
}
