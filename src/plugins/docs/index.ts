import contentDocs, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withCounterparts, type Counterparts, type Version} from './counterparts';

export {validateOptions};

/** What the docs plugin shares with every page, as far as this one changes it. */
interface Shared {
  versions: Version[];
}

function counterpartsOf({loadedVersions}: LoadedContent): Counterparts {
  return new Map(
    loadedVersions.map(({versionName, docs}) => [
      versionName,
      new Map(
        docs.flatMap(({id, frontMatter}) => {
          const {counterpart} = frontMatter as {counterpart?: unknown};
          return typeof counterpart === 'string' ? [[id, counterpart] as const] : [];
        }),
      ),
    ]),
  );
}

/** The docs plugin of Docusaurus, which here knows the field `counterpart` in the front matter of older versions. */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const setGlobalData = (data: unknown) => {
        const shared = data as Shared;
        // `npm start` may show one version alone, which then has no other to lead to.
        const isComplete = shared.versions.length > 1;
        const versions = isComplete ? withCounterparts(shared.versions, counterpartsOf(content)) : shared.versions;
        actions.setGlobalData({...shared, versions});
      };
      await plugin.contentLoaded?.({content, actions: {...actions, setGlobalData}});
    },
  };
}
