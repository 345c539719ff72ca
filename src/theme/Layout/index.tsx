import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import clsx from 'clsx';
import {useNavbarKind} from '@site/src/features/navigation/useNavbarKind';

export default function LayoutWrapper(props: Props) {
  const offset = useNavbarKind() === 'site' && 'below-site-navbar';
  return <Layout {...props} wrapperClassName={clsx(props.wrapperClassName, offset)} />;
}
