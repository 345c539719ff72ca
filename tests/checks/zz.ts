import {runChecks} from './lib/runner';
import {frontMatter} from './front-matter';
import {language} from './language';
import {twins} from './twins';
for (const c of [frontMatter, twins, language]) { const t=Date.now(); void 0; }
async function main(){ for (const c of [frontMatter, twins, language]) { const t=Date.now(); await runChecks([c],'/tmp/scale'); console.log(Date.now()-t,'ms'); } }
void main();
