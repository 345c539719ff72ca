import NotFound from '@theme-original/NotFound';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {NavbarKindProvider} from '@site/src/features/navigation/useNavbarKind';

// One page of the server serves every unknown path. The browser hydrates that page and then goes by the path.
export default function NotFoundWrapper() {
  return (
    <NavbarKindProvider kind={useIsBrowser() ? null : 'site'}>
      <NotFound />
    </NavbarKindProvider>
  );
}
