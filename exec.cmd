@rem package.json says "exec" so that a signal to npm reaches us and not a shell in between; Windows has no such word.
@%*
