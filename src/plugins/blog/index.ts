import contentBlog, {validateOptions, type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {slimRoute, type Post} from './listRoutes';
import {openingOf} from './opening';

export {validateOptions};

function postsOf({blogPosts}: BlogContent): Post[] {
  return blogPosts.map(({metadata, content}) => ({
    source: metadata.source,
    permalink: metadata.permalink,
    title: metadata.title,
    date: new Date(metadata.date).toISOString(),
    opening: openingOf(content),
    readingTime: Math.ceil(metadata.readingTime ?? 0),
  }));
}

/** The blog plugin of Docusaurus, with lists of posts that load what they show. */
export default async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await contentBlog(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const posts = postsOf(content);
      const addRoute = (route: RouteConfig) => actions.addRoute(slimRoute(route, posts));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}
