import {useStorageSlot} from '@docusaurus/theme-common/internal';
import {ADDRESS_KEY, TOKEN_KEY, type ApiSettingsValues} from './settings';

const PLACE = {persistence: 'sessionStorage'} as const;

interface ApiSettingsStore extends ApiSettingsValues {
  setAddress: (address: string) => void;
  setToken: (token: string) => void;
  clear: () => void;
}

/** The reader's address and token. They live in the session storage of this tab and nowhere else. */
export function useApiSettings(): ApiSettingsStore {
  const [address, addressSlot] = useStorageSlot(ADDRESS_KEY, PLACE);
  const [token, tokenSlot] = useStorageSlot(TOKEN_KEY, PLACE);
  return {
    address: address ?? '',
    token: token ?? '',
    setAddress: (value) => (value === '' ? addressSlot.del() : addressSlot.set(value)),
    setToken: (value) => (value === '' ? tokenSlot.del() : tokenSlot.set(value)),
    clear: () => {
      addressSlot.del();
      tokenSlot.del();
    },
  };
}
