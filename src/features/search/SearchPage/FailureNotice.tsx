import Translate from '@docusaurus/Translate';
import {Button} from '@site/src/components/ui/Button';

/** Says that the search does not work now. */
export function FailureNotice({onRetry}: {onRetry: () => void}) {
  return (
    <div role="alert">
      <h2>
        <Translate id="search.error.title">Unable to fetch results</Translate>
      </h2>
      <p>
        <Translate id="search.error.help">You might want to check your network connection.</Translate>
      </p>
      <Button onClick={onRetry}>
        <Translate id="search.error.retry">Try again</Translate>
      </Button>
    </div>
  );
}
