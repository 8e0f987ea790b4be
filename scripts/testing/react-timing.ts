// With `console.timeStamp`, React's development build records each render and effect for profilers, which slows tests.
Reflect.deleteProperty(console, 'timeStamp');
