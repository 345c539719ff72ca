import {messageOf, type Fault} from './reader';

/** PHP, with or without the opening tag. */
export async function phpFaults(code: string): Promise<Fault[]> {
  const {Engine} = await import('php-parser');
  const engine = new Engine({parser: {suppressErrors: false}});
  try {
    if (code.includes('<?php')) engine.parseCode(code, 'block.php');
    else engine.parseEval(code);
    return [];
  } catch (error) {
    const line = error instanceof Error && 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return [{line, message: `php: ${messageOf(error).replace(/^Parse Error : | on line \d+$/g, '')}`}];
  }
}
