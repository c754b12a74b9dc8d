import type { Command } from 'commander';
import { bashCompletion } from '../completion/bash.js';
import { fishCompletion } from '../completion/fish.js';
import { wordsOf } from '../completion/words.js';
import { zshCompletion } from '../completion/zsh.js';
import { print } from './print.js';

const SCRIPTS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** `mmt4nl completion`: from the program itself, so that it knows every command that there is. */
export async function completion(program: Command, shell: keyof typeof SCRIPTS): Promise<void> {
  await print(SCRIPTS[shell](program.name(), wordsOf(program)));
}
