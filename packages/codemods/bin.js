#!/usr/bin/env node
import { run } from './dist/run.js';

process.exitCode = run(process.argv.slice(2));
