import Translate from '@docusaurus/Translate';
import {Button} from '@site/src/components/ui/Button';

/** Says that the search does not work now. */
export function FailureNotice({onRetry}: {onRetry: () => void}) {
  return (
    <div role="alert">
      <h2>
        <Translate id="search.error.title">Search results didn't load</Translate>
      </h2>
      <p>
        <Translate id="search.error.help">Check your network connection and try again.</Translate>
      </p>
      <Button onClick={onRetry}>
        <Translate id="search.error.retry">Try again</Translate>
      </Button>
    </div>
  );
}
