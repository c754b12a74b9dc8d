import { spawnSync } from 'node:child_process';

/** Why a test that needs a program cannot run here; undefined: it can. @param packages what Debian calls it */
export function missing(program: string, packages: string): string | undefined {
  const found = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  return found ? undefined : `there is no ${program} (scripts/ci-setup.sh installs ${packages})`;
}

/** What a program says, on both channels, and how it ended. */
export function said(program: string, args: readonly string[], cwd: string): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { code: status, text: `${stdout}${stderr}` };
}
