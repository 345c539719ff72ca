import {SearchPage} from '@site/src/features/search/SearchPage';

export default SearchPage;
