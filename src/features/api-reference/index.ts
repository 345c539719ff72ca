export {ApiSample} from './ApiSample';
export {ApiSettings} from './ApiSettings';
