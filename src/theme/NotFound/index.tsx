import NotFound from '@theme-original/NotFound';
import {NavbarKindProvider} from '@site/src/features/navigation/useNavbarKind';

export default function NotFoundWrapper() {
  return (
    <NavbarKindProvider kind="site">
      <NotFound />
    </NavbarKindProvider>
  );
}
