import Content from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import {NotFoundLinks} from '@site/src/features/navigation/NotFoundLinks';

export default function ContentWrapper(props: Props) {
  return (
    <>
      <Content {...props} />
      <NotFoundLinks />
    </>
  );
}
