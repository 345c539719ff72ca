export {ApiSample} from './ApiSample';
export {ApiSettings} from './ApiSettings';
export {PartHeading} from './PartHeading';
