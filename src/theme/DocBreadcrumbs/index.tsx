import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {StaticBreadcrumbs} from '@site/src/features/docs-sidebar/StaticBreadcrumbs';

// Made of the sidebar, whose data comes later.
export default function DocBreadcrumbsWrapper() {
  return (
    <StaticBreadcrumbs>
      <DocBreadcrumbs />
    </StaticBreadcrumbs>
  );
}
