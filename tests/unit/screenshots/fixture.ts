import {stringify} from 'yaml';
import type {Tree} from '../../checks/lib/writeTree';

/** A scene that is complete, with changes. */
export const sceneText = (changes: object = {}): string =>
  stringify({
    address: '/team/demo/region/datacenter/index',
    marks: ['.a', '.b'],
    alt: {en: 'The team demo with one application.', zh: '团队 demo 有一个应用。'},
    caption: {en: 'The overview of a team.', zh: '团队总览。'},
    ...changes,
  });

const marks = [
  {left: 10, top: 20, width: 30, height: 20},
  {left: 50, top: 20, width: 40, height: 20},
];

/** Sizes of the scene `team` as JSON. */
export const sizesText = (name = 'team'): string =>
  JSON.stringify({[name]: {en: {width: 200, height: 100, marks}, zh: {width: 180, height: 100, marks}}});

/** A project with one scene that has been taken, without its images. */
export const PROJECT: Tree = {
  'screenshots/scenes/6.2/team.yml': sceneText(),
  'screenshots/images/sizes-6.2.json': sizesText(),
};
