"""Computer players, in processes of their own, with what a seat knows and nothing else."""
