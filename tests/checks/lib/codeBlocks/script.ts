import ts from 'typescript';
import type {Fault} from './reader';

/** JavaScript and TypeScript, read by the compiler; only their form counts, no types and no imports. */
export function scriptFaults(code: string, extension: 'js' | 'jsx' | 'ts' | 'tsx'): Fault[] {
  const {diagnostics = []} = ts.transpileModule(code, {
    fileName: `block.${extension}`,
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      experimentalDecorators: true,
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    },
  });
  // The others follow from the first.
  return diagnostics.slice(0, 1).map(({file, start = 0, messageText}) => ({
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    message: `${extension}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
}
