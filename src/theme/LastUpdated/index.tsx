import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import {ServerHtml} from '@site/src/components/ui/ServerHtml';

// To write a date, a browser first loads all that it knows of languages: a tenth of the time that a page takes.
export default function LastUpdatedWrapper(props: Props) {
  return (
    <ServerHtml key={`${props.lastUpdatedAt} ${props.lastUpdatedBy}`}>
      <LastUpdated {...props} />
    </ServerHtml>
  );
}
