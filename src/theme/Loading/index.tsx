// The framework's own is an unstyled, English-only fallback that is meant to be replaced.
export {PageLoading as default} from '@site/src/components/ui/PageLoading';
