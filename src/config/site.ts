import {readEnvironment} from './env';

/** Operator's settings of this build. */
export const environment = readEnvironment();
