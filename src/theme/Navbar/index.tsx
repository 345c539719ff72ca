import Navbar from '@theme-original/Navbar';
import {SiteNavbar} from '@site/src/features/navigation/SiteNavbar';
import {useNavbarKind} from '@site/src/features/navigation/useNavbarKind';

export default function NavbarWrapper() {
  return useNavbarKind() === 'standard' ? <Navbar /> : <SiteNavbar />;
}
