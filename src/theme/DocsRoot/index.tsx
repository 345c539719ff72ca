import {matchRoutes} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import NotFound from '@theme/NotFound';
import type {Props} from '@theme/DocsRoot';

// The server answers every unknown path with one page. The same page here keeps hydration clean.
export default function DocsRootWrapper(props: Props) {
  const {pathname} = useLocation();
  const known = matchRoutes(props.route.routes ?? [], pathname).some(({route}) => route.exact);
  return known ? <DocsRoot {...props} /> : <NotFound />;
}
