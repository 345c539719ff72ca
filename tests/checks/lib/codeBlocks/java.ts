import {messageOf, type Fault} from './reader';

/** Java: a whole file with its types. */
export async function javaFaults(code: string): Promise<Fault[]> {
  const {parse} = await import('java-parser');
  try {
    parse(code);
    return [];
  } catch (error) {
    const [, line = '1', rest = ''] = /line: (\d+), column: \d+!\s*(.*?)(?:\s*->\w.*)?$/.exec(messageOf(error)) ?? [];
    return [{line: Number(line), message: `broken Java: ${rest}`}];
  }
}
