"""Many games at once: compiled on every core, or on a GPU, or plain where no compiler is installed."""
