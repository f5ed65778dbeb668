module tenure.example/client/go

go 1.19
