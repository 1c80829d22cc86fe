"""Tables that people share: HTTP and WebSocket, storage, bots in processes of their own. Knows no game by name."""
