import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import {useSidebarsLoaded} from '@site/src/framework/lazy-sidebars/client/store';

// Looks for the sidebar again when its data has come.
export default function DocRootWrapper(props: Props) {
  useSidebarsLoaded();
  return <DocRoot {...props} />;
}
