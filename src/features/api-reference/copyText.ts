import {createContext} from 'react';

/** What the copy button of an API sample copies: the sample with the reader's token. Elsewhere there is none. */
export const CopyText = createContext<string | undefined>(undefined);
