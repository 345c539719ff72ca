import {expect, test} from 'vitest';
import {withoutNoise} from '../../../../src/plugins/search-index/noise';

test('takes out certificates and keys', () => {
  const pem = `-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA7bq\nabc\n-----END RSA PRIVATE KEY-----`;
  expect(withoutNoise(`before ${pem} after`).replace(/\s+/g, ' ')).toBe('before after');
  expect(withoutNoise('cut -----BEGIN CERTIFICATE-----\nMIID').trim()).toBe('cut');
});

test('takes out tokens, digests and encoded files', () => {
  const encoded = [
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0',
    'sha256:3f9a5b8c1d2e3f405162c4f6a1b9d3e4f70a5b8c1d2e3f405162c4f6a1b9d3e4',
    '2c4f6a1b9d3e4f70a5b8c1d2e3f40516',
    'TUlJRHpUQ0NBcldnQXdJQkFnSVVaZz09TUlJRHpUQ0NBcldn',
  ];
  for (const text of encoded) expect(withoutNoise(text).length, text).toBeLessThan(10);
});

test('keeps long names, paths and words', () => {
  const readable = [
    'registry.cn-hangzhou.aliyuncs.com/goodrain/rainbond',
    '/openapi/v1/teams/{team_id}/regions/{region_name}/apps/{app_id}/close',
    'docs/how-to-guides/app-ops/service-auto-scaling',
    'HorizontalPodAutoscalerSpecificationList',
    'rainbondcluster',
  ];
  for (const text of readable) expect(withoutNoise(text), text).toBe(text);
});
