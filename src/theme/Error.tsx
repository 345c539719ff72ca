// The framework's own is an unstyled, English-only fallback that is meant to be replaced.
export {default} from '@theme/ErrorPageContent';
