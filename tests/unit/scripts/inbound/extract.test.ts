import {describe, expect, test} from 'vitest';
import {extractLinks, type SourceFile} from '@site/scripts/inbound/extract';

const file = (text: string, path = 'src/a.js'): SourceFile => ({path, text});

/** Addresses with their hashes, as a link has them. */
const found = (...files: SourceFile[]) =>
  extractLinks(files).links.map(({address, anchor}) => (anchor === undefined ? address : `${address}#${anchor}`));

describe('whole addresses', () => {
  test.each([
    ['HTML', '<a href="https://www.rainbond.com/docs/support">', '/docs/support'],
    ['Markdown', '[文档](http://rainbond.com/docs/?channel=github)', '/docs/'],
    ['a home page with a query', '(https://www.rainbond.com?channel=github)', '/'],
    ['Chinese punctuation behind it', '请反馈到 https://www.rainbond.com/docs/support，谢谢', '/docs/support'],
    ['a full stop behind it', 'See https://www.rainbond.com/docs/faq.', '/docs/faq'],
    ['an encoded hash', '# ref: https://www.rainbond.com/docs/x/#%E9%85%8D%E7%BD%AE', '/docs/x/#配置'],
    ['a protocol-relative address', 'src="//www.rainbond.com/docs"', '/docs'],
    ['a lone "#"', '"https://www.rainbond.com/docs/x/#"', '/docs/x/'],
  ])('%s', (_, text, address) => expect(found(file(text))).toEqual([address]));

  test.each([
    ['another host below the domain', 'https://get.rainbond.com/clean-rke'],
    ['a host that only begins alike', 'https://www.rainbond.com.example.com/docs'],
    ['a label of Kubernetes', '"rainbond.com/gpu-mem"'],
    ['a picture', '<img src="https://www.rainbond.com/images/logo.png">'],
  ])('leaves out %s', (_, text) => expect(found(file(text))).toEqual([]));
});

describe('addresses put together from parts', () => {
  test.each([
    ['a template literal', 'href={`${platform_url}docs/faq`}', ['/docs/faq']],
    ['a property', '`${info?.document?.value?.platform_url}docs/faq`', ['/docs/faq']],
    ['a hash in Chinese', 'url = `${platform_url}docs/x/#api-触发自动构建`', ['/docs/x/#api-触发自动构建']],
    ['a choice', "`${platform_url}${zh ? 'docs/a' : 'en/docs/a'}`", ['/docs/a', '/en/docs/a']],
    ['a choice in the middle', "`${platform_url}${zh ? '' : 'en/'}docs/a`", ['/docs/a', '/en/docs/a']],
    [
      'a constant',
      "const host = on ? info.platform_url : 'https://www.rainbond.com'\nopen(host + 'docs/vm/')",
      ['/docs/vm/'],
    ],
    ['a call', 'const site = util.documentPlatform_url(info);\n`${site}docs/faq`', ['/docs/faq']],
    ['a choice behind a plus', "open(platform_url + (zh ? 'docs/a' : 'en/docs/a'))", ['/docs/a', '/en/docs/a']],
    ['format() of Python', 'url = "{}docs/faq".format(platform_url)', ['/docs/faq']],
    ['% of Python', 'url = "%sdocs/faq" % config.platform_url', ['/docs/faq']],
    ['an f-string', 'url = f"{platform_url}docs/faq"', ['/docs/faq']],
    [
      'a shell',
      'DOC_URL=https://www.rainbond.com\necho "see $DOC_URL/docs/faq or ${DOC_URL}/docs"',
      ['/docs/faq', '/docs'],
    ],
    ['a Helm template', '{{- $docs := "" }}\nsee {{ .Values.platform_url }}docs/faq', ['/docs/faq']],
  ])('%s', (_, text, addresses) => {
    expect(found(file(text)).filter((address) => address !== '/')).toEqual(addresses);
  });

  test('with a property that another file holds', () => {
    const config = file('export default {siteAddress: "https://www.rainbond.com/"}', 'src/config.js');
    expect(found(config, file('`${config.siteAddress}docs/faq`'))).toEqual(['/', '/docs/faq']);
  });

  test('not with a constant of the same name in another file', () => {
    const other = file("const host = 'https://www.rainbond.com'", 'src/other.js');
    expect(found(other, file('`${host}/api/v1`'))).toEqual(['/']);
  });

  test('not with other names', () => expect(found(file('`${api_url}docs/faq`'))).toEqual([]));

  test('says where only the running program knows the address', () => {
    const {links, unresolved} = extractLinks([file('\n`${platform_url}docs/${page}`')]);
    expect(links).toEqual([]);
    expect(unresolved).toEqual([{path: 'src/a.js', line: 2, text: '${platform_url}docs/${page}'}]);
  });

  test('says so, too, where an address goes on with a variable', () => {
    const {links, unresolved} = extractLinks([file('`https://www.rainbond.com/docs/${page}`')]);
    expect(links).toEqual([]);
    expect(unresolved).toHaveLength(1);
  });
});

test('names the line', () => {
  expect(extractLinks([file('a\nb\nsee https://www.rainbond.com/docs')]).links).toEqual([
    {address: '/docs', path: 'src/a.js', line: 3},
  ]);
});
