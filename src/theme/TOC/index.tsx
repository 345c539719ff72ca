import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

// A landmark with a name: beside a post, the theme puts the list outside of every landmark.
export default function TOCWrapper(props: Props) {
  return (
    <nav className="toc-landmark" aria-label={translate({id: 'docs.toc', message: 'On this page'})}>
      <TOC {...props} />
    </nav>
  );
}
