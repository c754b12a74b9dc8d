// Loaded before a command (`node --import`): leaves its peak memory and its CPU time in the file that PEAK names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const figures = { peakMb: Math.round(maxRSS / 1024), cpuS: (userCPUTime + systemCPUTime) / 1e6 };
  writeFileSync(process.env.PEAK, JSON.stringify(figures));
});
