"""Players made of code, weakest to strongest, all behind one small protocol."""
