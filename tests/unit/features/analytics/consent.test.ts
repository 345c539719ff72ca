import {expect, test} from 'vitest';
import {analyticsScripts, type TrackingSignals} from '@site/src/features/analytics/consent';

const NO_SECRETS = {onPage: false, stored: false};
const HOST = 'https://stats.example.com';
const BOTH = [`${HOST}/baidu-statistics.js`, `${HOST}/hotjar.js`];

test.each<[string, TrackingSignals]>([
  ['says nothing', {}],
  ['has no opinion', {doNotTrack: null, globalPrivacyControl: false}],
  ['allows it', {doNotTrack: '0'}],
  ['leaves it open', {doNotTrack: 'unspecified'}],
])('both scripts are loaded when the browser %s', (_name, signals) => {
  expect(analyticsScripts(HOST, signals, NO_SECRETS)).toEqual(BOTH);
});

test.each<[string, TrackingSignals]>([
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
  ['Do Not Track alone', {doNotTrack: '1', globalPrivacyControl: false}],
  ['Global Privacy Control alone', {doNotTrack: '0', globalPrivacyControl: true}],
])('none is loaded with %s', (_name, signals) => {
  expect(analyticsScripts(HOST, signals, NO_SECRETS)).toEqual([]);
});

test.each([
  ['may have API settings', {onPage: true, stored: false}],
  ['is in a tab that keeps a token', {onPage: false, stored: true}],
])('none is loaded when the page %s', (_name, secrets) => {
  expect(analyticsScripts(HOST, {}, secrets)).toEqual([]);
});

test('none is loaded without a host', () => {
  expect(analyticsScripts('', {}, NO_SECRETS)).toEqual([]);
});
