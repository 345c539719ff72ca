import {SearchBar} from '@site/src/features/search/SearchBar';

// The theme has nothing of its own here: it leaves the place for a search.
export default SearchBar;
