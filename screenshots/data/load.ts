import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {parseScene, type Scene} from './scene';

/** Folder of the scenes of a version, from the project. */
export const sceneFolder = (version: string): string => `screenshots/scenes/${version}`;

/** Path of a scene, from the project. */
export const sceneFile = (version: string, name: string): string => `${sceneFolder(version)}/${name}.yml`;

/** Names of files that hold scenes: their names are in addresses of images. */
const FILE_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yml$/;

/**
 * A scene, or nothing if there is none with this name.
 *
 * @param root folder of the project.
 * @throws Error that names file and field of each fault.
 */
export function loadScene(root: string, version: string, name: string): Scene | undefined {
  const file = sceneFile(version, name);
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return undefined;
  try {
    return parseScene(parse(readFileSync(absolute, 'utf8')), file);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.startsWith(file) ? message : `${file}: ${message}`, {cause: error});
  }
}

/**
 * The scenes of a version by name, in alphabetical order.
 *
 * @param root folder of the project.
 * @throws Error that names file and field of each fault.
 */
export function loadScenes(root: string, version: string): ReadonlyMap<string, Scene> {
  const folder = path.join(root, sceneFolder(version));
  const scenes = new Map<string, Scene>();
  const faults: string[] = [];
  for (const entry of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const name = FILE_NAME.exec(entry)?.[1];
    try {
      if (name === undefined) {
        throw new Error(
          `${sceneFolder(version)}/${entry}: name it in small letters, digits, and hyphens, as NAME.yml.`,
        );
      }
      const scene = loadScene(root, version, name);
      if (scene) scenes.set(name, scene);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return scenes;
}
