import MDXComponents from '@theme-original/MDXComponents';
import {ScrollableTable} from '@site/src/components/docs/ScrollableTable';

// Tables scroll by themselves on narrow screens, which must work by keyboard too.
export default {...MDXComponents, table: ScrollableTable};
