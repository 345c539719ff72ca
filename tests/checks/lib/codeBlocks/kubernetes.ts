import {isRecord} from '../../../../src/lib/isRecord';
import {messageOf, type Fault} from './reader';
import {watched} from './watched';

/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

/** Line of the value at a path. */
export type LineOf = (path: Path) => number;

/** Versions of groups whose schemas `kubernetes-models` has; all others are custom. */
const BUILT_IN =
  /^(?:(?:apps|autoscaling|batch|extensions|policy|(?:networking|rbac\.authorization|storage|scheduling|coordination|discovery|admissionregistration|apiextensions|apiregistration|certificates|node|events)\.k8s\.io)\/)?v\d+(?:(?:alpha|beta)\d+)?$/;

/** Versions that Kubernetes 1.16 to 1.26 removed (its "Deprecated API Migration Guide"), though schemas exist. */
const REMOVED =
  /^(?:extensions\/v1beta1|apps\/v1beta[12]|autoscaling\/v2beta[12]|batch\/v1beta1|policy\/v1beta1|(?:networking|rbac\.authorization|scheduling|coordination|discovery|apiextensions|apiregistration|certificates|node|events)\.k8s\.io\/v1beta1)$/;

/** Objects that configure a program and are never sent to a cluster; they have no name. */
const CONFIGURATION = /^v1 Config$|\.config\.k8s\.io\/\S+ /;

/** Extensions of JSON Schema in custom resource definitions, which `kubernetes-models` leaves out. */
const EXTENSION = 'x-kubernetes-';

interface Manifest {
  apiVersion: string;
  kind: string;
}

interface SchemaError {
  instancePath: string;
  message: string;
}

function isManifest(value: unknown): value is Manifest & Record<string, unknown> {
  return isRecord(value) && typeof value.apiVersion === 'string' && typeof value.kind === 'string';
}

function isSchemaError(value: unknown): value is SchemaError {
  return isRecord(value) && typeof value.instancePath === 'string' && typeof value.message === 'string';
}

/** `/spec/containers/0` as a path. */
function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The function that validates a kind. @returns undefined when the version has no such kind. */
async function validatorOf({apiVersion, kind}: Manifest): Promise<((value: unknown) => void) | undefined> {
  let module: unknown;
  try {
    module = await import(`kubernetes-models/${apiVersion}/${kind}`);
  } catch {
    return undefined;
  }
  const model = isRecord(module) ? module[kind] : undefined;
  if (typeof model !== 'function') return undefined;
  const prototype: unknown = model.prototype;
  const validate = isRecord(prototype) ? prototype.validate : undefined;
  return typeof validate === 'function' ? (value) => void validate.call(value) : undefined;
}

async function builtInFaults(manifest: Manifest, lineOf: LineOf): Promise<Fault[]> {
  const {apiVersion, kind} = manifest;
  if (REMOVED.test(apiVersion))
    return [{line: lineOf(['apiVersion']), message: `Kubernetes has removed ${apiVersion}; use a later version`}];
  const validate = await validatorOf(manifest);
  if (!validate) return [{line: lineOf(['kind']), message: `Kubernetes has no ${kind} in ${apiVersion}`}];
  const {value, unasked} = watched(manifest);
  try {
    validate(value);
  } catch (error) {
    const errors: unknown = isRecord(error) ? error.errors : undefined;
    const known = Array.isArray(errors) ? errors.filter(isSchemaError) : [];
    if (known.length === 0) throw error instanceof Error ? error : new Error(messageOf(error));
    return known.map(({instancePath, message}) => ({
      line: lineOf(pathOf(instancePath)),
      message: `${kind}: ${instancePath.slice(1).replaceAll('/', '.') || 'it'} ${message}`,
    }));
  }
  return unasked()
    .filter((path) => !String(path.at(-1)).startsWith(EXTENSION))
    .map((path) => ({line: lineOf(path), message: `${kind}: there is no field ${path.join('.')}`}));
}

/**
 * Whether a value that looks like a Kubernetes object is one. Kinds of Kubernetes itself must fit their schemas;
 * others need a name. Values without `apiVersion` and `kind` are none of our business.
 */
export async function manifestFaults(value: unknown, lineOf: LineOf): Promise<Fault[]> {
  if (!isManifest(value)) return [];
  const {apiVersion, kind} = value;
  if (CONFIGURATION.test(`${apiVersion} ${kind}`)) return [];
  if (kind === 'List' && Array.isArray(value.items)) {
    const lists = value.items.map((item, index) => manifestFaults(item, (path) => lineOf(['items', index, ...path])));
    return (await Promise.all(lists)).flat();
  }
  const {metadata} = value;
  const named = isRecord(metadata) && [metadata.name, metadata.generateName].some((name) => typeof name === 'string');
  const nameless = named ? [] : [{line: lineOf(['metadata']), message: `${kind}: metadata.name is missing`}];
  return [...nameless, ...(BUILT_IN.test(apiVersion) ? await builtInFaults(value, lineOf) : [])];
}
