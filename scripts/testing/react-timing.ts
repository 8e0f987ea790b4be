// React's development build notes each render and effect for a profiler's tracks where the console has `timeStamp`. No test reads them.
Reflect.deleteProperty(console, 'timeStamp');
