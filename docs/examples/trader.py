"""A bot in ten lines, for Port Royal: it draws while that is safe, hires whom it can, trades before it goes empty."""


def choose(seen):
    risk = sum(odds.chance for odds in seen.odds if odds.kind == "bust")
    if "draw" in seen.legal and risk < 0.15 and len(seen.view["harbour"]) < 4:
        return "draw"
    for wish in ("hire", "fulfil", "trade"):
        wanted = [move for move in seen.legal if move.startswith(wish)]
        if wanted:
            return wanted[-1]
    return seen.legal[-1]
