import {useLocation} from '@docusaurus/router';
import {createContext, useContext, type ReactNode} from 'react';
import {navbarFor, type NavbarKind} from './navbarFor';

const Forced = createContext<NavbarKind | null>(null);

export interface NavbarKindProviderProps {
  /** Nothing lets the path decide. */
  kind: NavbarKind | null;
  children: ReactNode;
}

/** Fixes the navbar for pages that are served under any path, such as the not-found page. */
export function NavbarKindProvider({kind, children}: NavbarKindProviderProps) {
  return <Forced value={kind}>{children}</Forced>;
}

/** The navbar of the page that is shown now. */
export function useNavbarKind(): NavbarKind {
  const {pathname} = useLocation();
  return useContext(Forced) ?? navbarFor(pathname);
}
