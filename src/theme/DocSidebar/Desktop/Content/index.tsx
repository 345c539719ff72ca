import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {StaticSidebar} from '@site/src/features/docs-sidebar/StaticSidebar';

// The HTML of the server stays until the reader acts.
export default function ContentWrapper(props: Props) {
  return (
    <StaticSidebar>
      <Content {...props} />
    </StaticSidebar>
  );
}
